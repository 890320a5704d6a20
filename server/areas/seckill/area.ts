import { seckillCalls } from '@contract/seckill'
import { defineArea } from '../area'
import { seckillCard } from './card'
import { seckillJobs } from './jobs'
import { seckillLandings } from './landings'
import { seckillLeaving } from './leaving'
import { seckillCommand } from './plans'
import { seckillHandlers } from './seckill.calls'
import { seedSeckill } from './seed'
import { seckillStrip } from './strip'
import { seckillTelling } from './telling'

export const seckillArea = defineArea({
  name: 'seckill',
  calls: seckillCalls,
  handlers: seckillHandlers,
  jobs: seckillJobs,
  cards: { seckill: seckillCard },
  landings: seckillLandings,
  leaving: seckillLeaving,
  telling: seckillTelling,
  seed: seedSeckill,
  strips: [seckillStrip],
  commands: { seckill: seckillCommand },
})
