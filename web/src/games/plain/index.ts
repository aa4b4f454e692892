/** Any game on the screen: what it says of itself is shown as words, things and buttons. */
import { plainly, type GameDrawing } from '..';
import Card from './Card.svelte';
import Cloth from './Cloth.svelte';
import Hand from './Hand.svelte';

export const PLAIN: GameDrawing = { Card, Cloth, Hand, describe: plainly, worded: true };
