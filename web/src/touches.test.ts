import { describe, expect, it } from 'vitest';
import { alternatives, buttons, complete, fitting, forced, instead, next, remaining, stepBack, sure } from './touches';
import type { Move } from './wire';

const move = (words: string, ...touches: string[]): Move => ({ words, touches });
const FOPPEN = [move('play G3', 'hand:G3'), move('play 1', 'hand:1')];
const MEZZA = [
  move('lay 8', 'card:8', 'say:done'),
  move('lay 8 8', 'card:8', 'card:8', 'say:done'),
  move('lay J', 'card:J', 'say:done'),
  move('take', 'say:take'),
];
const OPEN = [move('open 2 5 9', 'open:2', 'open:5', 'open:9'), move('open 2 2 5', 'open:2', 'open:2', 'open:5')];
const SEVEN = [
  move('7 a 3 b', 'card:7', 'pawn:a', 'steps:3', 'pawn:b'),
  move('7 b 3 a', 'card:7', 'pawn:b', 'steps:3', 'pawn:a'),
];

describe('touches', () => {
  it('lights what some legal move begins with', () => {
    expect([...next(FOPPEN, [])]).toEqual(['hand:G3', 'hand:1']);
    expect([...next(MEZZA, [])]).toEqual(['card:8', 'card:J', 'say:take']);
  });

  it('lights only what still leads to a legal move', () => {
    expect([...next(MEZZA, ['card:8'])]).toEqual(['say:done', 'card:8']);
    expect([...next(MEZZA, ['card:8', 'card:8'])]).toEqual(['say:done']);
    expect([...next(MEZZA, ['card:7'])]).toEqual([]);
  });

  it('keeps lit what may take the place of what is chosen', () => {
    expect([...alternatives(FOPPEN, ['hand:G3'])]).toEqual(['hand:1']);
    expect([...alternatives(MEZZA, ['card:8'])]).toEqual(['card:J']);
    expect([...alternatives(OPEN, ['open:9', 'open:2', 'open:5'])]).toEqual([]);
    expect([...alternatives(FOPPEN, [])]).toEqual([]);
  });

  it('takes things of one kind in any order', () => {
    expect([...next(OPEN, [])].sort()).toEqual(['open:2', 'open:5', 'open:9']);
    expect(complete(OPEN, ['open:9', 'open:2', 'open:5'])?.words).toBe('open 2 5 9');
    expect(complete(OPEN, ['open:5', 'open:2', 'open:2'])?.words).toBe('open 2 2 5');
    expect([...next(OPEN, ['open:9'])].sort()).toEqual(['open:2', 'open:5']);
  });

  it('keeps the order of things that are not side by side', () => {
    expect([...next(SEVEN, ['card:7', 'pawn:a'])]).toEqual(['steps:3']);
    expect(complete(SEVEN, ['card:7', 'pawn:b', 'steps:3', 'pawn:a'])?.words).toBe('7 b 3 a');
    expect(remaining(SEVEN[0]!, ['card:7', 'pawn:b'])).toBeNull();
  });

  it('knows a move is complete, and never one that has not begun', () => {
    expect(complete(FOPPEN, ['hand:G3'])?.words).toBe('play G3');
    expect(complete(MEZZA, ['card:8'])).toBeNull();
    expect(complete(FOPPEN, [])).toBeNull();
    expect(fitting(MEZZA, ['card:8']).map((each) => each.words)).toEqual(['lay 8', 'lay 8 8']);
  });

  it('chooses what leaves no choice, but says no word', () => {
    expect(forced(SEVEN, ['card:7', 'pawn:a'])).toEqual(['card:7', 'pawn:a', 'steps:3', 'pawn:b']);
    expect(forced(SEVEN, ['card:7'])).toEqual(['card:7']);
    expect(forced(MEZZA, ['card:J'])).toEqual(['card:J']);
  });

  it('steps back to where there was a choice', () => {
    expect(stepBack(SEVEN, ['card:7', 'pawn:a', 'steps:3', 'pawn:b'])).toEqual(['card:7']);
    expect(stepBack(SEVEN, ['card:7'])).toEqual([]);
    expect(stepBack(MEZZA, ['card:8', 'card:8'])).toEqual(['card:8']);
  });

  it('puts one thing in the place of another, and keeps what still fits', () => {
    const walks = ['5 a', '6 a', '6 b'].map((words) => move(words, `card:${words[0]}`, `pawn:${words[2]}`));
    expect(instead(walks, ['card:5', 'pawn:a'], 'card:6')).toEqual(['card:6', 'pawn:a']);
    expect(instead(walks, ['card:6', 'pawn:b'], 'card:5')).toEqual(['card:5']);
    expect(instead(walks, ['card:6', 'pawn:a'], 'pawn:b')).toEqual(['card:6', 'pawn:b']);
    expect(instead(walks, ['card:5'], 'pawn:b')).toBeNull();
  });

  it('makes a button of what a word finishes', () => {
    expect(buttons(MEZZA, []).map((each) => each.words)).toEqual(['take']);
    expect(buttons(MEZZA, ['card:8']).map((each) => each.words)).toEqual(['lay 8']);
    expect(buttons(FOPPEN, ['hand:1']).map((each) => each.words)).toEqual(['play 1']);
  });

  it('knows what is sure to happen, whatever is chosen next', () => {
    const takes = { kind: 'capture', seat: 0, said: ['Red', '13'] };
    const walks = { kind: 'walk', seat: 0, said: ['20'] };
    const both = [
      { ...move('7 a b', 'card:7', 'pawn:a', 'pawn:b'), would: [takes, walks] },
      { ...move('7 a c', 'card:7', 'pawn:a', 'steps:c'), would: [takes] },
    ];
    expect(sure(both, ['card:7'])).toEqual([takes]);
    expect(sure(both, ['card:7', 'pawn:a', 'pawn:b'])).toEqual([takes, walks]);
    expect(sure(both, ['card:8'])).toEqual([]);
  });
});

it('what is touched last does not come first', () => {
  const moves = [{ words: 'silly S2', touches: ['say:silly', 'seat:2'] }];
  expect(fitting(moves, ['seat:2'])).toEqual([]);
  expect(fitting(moves, ['say:silly', 'seat:2'])).toEqual(moves);
});
