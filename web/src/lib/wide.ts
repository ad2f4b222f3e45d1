// Whether the window is wide enough for the log beside the table; styles say the same by (min-width: 1000px).
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('min-width: 1000px');
