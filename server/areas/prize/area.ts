import { defineArea } from '../area'
import { prizeLeaving } from './leaving'
import { counter } from './orders/seller'
import { addPartner } from './outside/partner-routes'
import { parcelsWithoutAddress } from './waiting'

export const prizeArea = defineArea({
  name: 'prize',
  leaving: prizeLeaving,
  sells: [counter],
  badges: { campaigns: parcelsWithoutAddress },
  routes: addPartner,
})
