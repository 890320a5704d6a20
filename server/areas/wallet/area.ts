import { walletCalls } from '@contract/wallet'
import { defineArea } from '../area'
import { walletLeaving } from './leaving'
import { seedWallet } from './seed'
import { walletTelling } from './telling'
import { walletHandlers } from './wallet.calls'
import { walletFaults } from './faults'

export const walletArea = defineArea({
  name: 'wallet',
  calls: walletCalls,
  handlers: walletHandlers,
  leaving: walletLeaving,
  faults: walletFaults,
  telling: walletTelling,
  seed: seedWallet,
})
