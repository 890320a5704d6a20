import { villageCalls } from '@contract/village'
import { defineArea } from '../area'
import { villageTelling } from './telling'
import { villageCommand } from './villages'
import { villageLeaving } from './leaving'
import { seedVillages } from './seed'
import { villageHandlers } from './village.calls'

export const villageArea = defineArea({
  name: 'village',
  commands: { village: villageCommand },
  calls: villageCalls,
  handlers: villageHandlers,
  leaving: villageLeaving,
  telling: villageTelling,
  seed: seedVillages,
})
