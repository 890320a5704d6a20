import { identityCalls } from '@contract/identity'
import { defineArea } from '../area'
import { identityCase } from './desk'
import { identityHandlers } from './identity.calls'
import { identityLeaving } from './leaving'
import { identitySeals } from './seals'
import { seedIdentities } from './seed'
import { identityTelling } from './telling'

export const identityArea = defineArea({
  name: 'identity',
  calls: identityCalls,
  handlers: identityHandlers,
  leaving: identityLeaving,
  seals: identitySeals,
  telling: identityTelling,
  seed: seedIdentities,
  desk: { identity: identityCase },
})
