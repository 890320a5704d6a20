import { adRewardCalls } from '@contract/ad-reward'
import { defineArea } from '../area'
import { adRewardHandlers } from './ad-reward.calls'
import { adRewardJobs } from './jobs'
import { adRewardLeaving } from './leaving'
import { addFilmNotify } from './notify-routes'
import { adRewardTelling } from './telling'

export const adRewardArea = defineArea({
  name: 'ad-reward',
  calls: adRewardCalls,
  handlers: adRewardHandlers,
  jobs: adRewardJobs,
  leaving: adRewardLeaving,
  telling: adRewardTelling,
  routes: addFilmNotify,
})
