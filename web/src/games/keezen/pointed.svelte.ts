/** The button on which a pointer or the keyboard rests: the board shows what it means. */
export const pointed = $state({ touch: '' });
