import { streetCalls } from '@contract/street'
import { defineArea } from '../area'
import { streetCommand } from './activities'
import { codedStreet } from './coded-street'
import { streetHandlers } from './street.calls'
import { streetLandings } from './landings'
import { streetLeaving } from './leaving'
import { seedStreet } from './seed'
import { streetTelling } from './telling'

export const streetArea = defineArea({
  name: 'street',
  calls: streetCalls,
  handlers: streetHandlers,
  coded: { street: codedStreet },
  landings: streetLandings,
  leaving: streetLeaving,
  telling: streetTelling,
  seed: seedStreet,
  commands: { street: streetCommand },
})
