import { mount } from 'svelte'
import App from './App.svelte'
import './look/base/tokens.css'
import './games/cloths'
import { askForFaces } from './look/base/faces'
import './look/index.css'
import { router } from './stores/router.svelte'
import { settings } from './stores/settings.svelte'

askForFaces(settings.kept.language)
// The page that is asked for comes while the words are on their way.
if (router.page.name === 'home') void import('./pages/home/Home.svelte')
else if (router.page.name === 'table') void import('./table/TablePage.svelte')

if (import.meta.env.MODE === 'site') void import('./device/updates.svelte').then(({ updates }) => updates.start())

await settings.start()
router.start()
const app = document.getElementById('app')
if (app) mount(App, { target: app })
