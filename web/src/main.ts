// Where the page begins.
import { mount } from 'svelte';
import App from './App.svelte';

const place = document.getElementById('page');
if (place) mount(App, { target: place });
