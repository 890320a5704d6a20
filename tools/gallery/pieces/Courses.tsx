import { Steps } from '@/ui/steps/Steps'
import { Timeline } from '@/ui/timeline/Timeline'
import { Piece } from '../Piece'

/** What goes on over time. */
export function Courses() {
  return (
    <>
      <Piece name="步骤 Steps">
        <Steps
          steps={[
            { title: '已下单', note: '9:00', done: true },
            { title: '已出货', note: '9:30', done: true },
            { title: '已取货', note: '', done: false },
          ]}
        />
      </Piece>
      <Piece name="时间线 Timeline">
        <Timeline
          events={[
            { key: '3', title: '已到东苑南门', time: '今天 9:30', note: '取货码 4827 1905' },
            { key: '2', title: '已出库', time: '昨天 18:20' },
            { key: '1', title: '已下单', time: '昨天 17:02' },
          ]}
        />
      </Piece>
    </>
  )
}
