// Entry point: loads settings and language first, so that nothing flashes, then mounts the app.
import { mount } from 'svelte';
import App from './App.svelte';
import { install, reloadIfOutdated } from './serviceWorker';
import { language } from '../base/language.svelte';
import { router } from '../base/router.svelte';
import { followWindow } from '../base/scale';
import { settings } from '../base/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

settings.begin();
followWindow();
router.begin();
reloadIfOutdated();
install();
const place = document.getElementById('page');
void language.begin().then(() => place && mount(App, { target: place }));
