import { homeCalls } from '@contract/home'
import { defineArea } from '../area'
import { bannerCommand } from './banners'
import { homeHandlers } from './home.calls'
import { homeLeaving } from './leaving'
import { seedHome } from './seed'
import { homeTelling } from './telling'

export const homeArea = defineArea({
  name: 'home',
  commands: { banner: bannerCommand },
  calls: homeCalls,
  handlers: homeHandlers,
  leaving: homeLeaving,
  telling: homeTelling,
  seed: seedHome,
})
