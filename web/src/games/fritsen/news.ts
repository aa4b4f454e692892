import type { Told } from '../../wire';

/** Whose turn it is the prompt tells. */
export const news = ({ kind }: Told): boolean => kind !== 'turn';
