import { homeCalls } from '@contract/home'
import { defineArea } from '../area'
import { homeHandlers } from './home.calls'
import { homeLeaving } from './leaving'
import { seedBanners } from './seed'

export const homeArea = defineArea({
  name: 'home',
  calls: homeCalls,
  handlers: homeHandlers,
  leaving: homeLeaving,
  seed: seedBanners,
})
