import { describe, expect, it } from 'vitest';
import { Draft } from './draft.svelte';

describe('a sheet that is open while others change the same thing', () => {
  it('shows what they changed, and keeps what was typed', () => {
    const draft = new Draft({ names: ['Anna', 'Bas'], table: 0, note: '' });
    draft.typed.names[1] = 'Ben';
    draft.follow({ names: ['Anna', 'Bas'], table: 4, note: 'late' });
    expect(draft.typed).toEqual({ names: ['Anna', 'Ben'], table: 4, note: 'late' });
    draft.typed.table = 5;
    draft.follow({ names: ['Ann', 'Bob'], table: 0, note: '' });
    expect(draft.typed).toEqual({ names: ['Ann', 'Ben'], table: 5, note: '' });
  });
});
