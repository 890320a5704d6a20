import { lotteryCalls } from '@contract/lottery'
import { defineArea } from '../area'
import { lotteryCommand } from './cycle-file'
import { lotteryJobs } from './jobs'
import { lotteryHandlers } from './lottery.calls'
import { lotteryLandings } from './landings'
import { lotteryLeaving } from './leaving'
import { playsReceived } from './received'
import { seedLottery } from './seed'
import { lotteryTelling } from './telling'
import { vowWords } from './vows'

export const lotteryArea = defineArea({
  name: 'lottery',
  calls: lotteryCalls,
  handlers: lotteryHandlers,
  jobs: lotteryJobs,
  landings: lotteryLandings,
  leaving: lotteryLeaving,
  telling: lotteryTelling,
  receives: playsReceived,
  words: { vow: vowWords },
  seed: seedLottery,
  commands: { lottery: lotteryCommand },
})
