// Whether the window is wide enough for the log beside the table.
import { MediaQuery } from 'svelte/reactivity';
import { WIDE_FROM } from './scale';

export const isWide = new MediaQuery(`min-width: ${WIDE_FROM}px`);
