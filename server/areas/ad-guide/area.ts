import { adGuideCalls } from '@contract/ad-guide'
import { defineArea } from '../area'
import { adGuideHandlers } from './ad-guide.calls'

export const adGuideArea = defineArea({
  name: 'ad-guide',
  calls: adGuideCalls,
  handlers: adGuideHandlers,
})
