import { grouped } from '@/format/amount'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import type { Funnel } from './ads'

const stages = [
  { name: '出现', of: 'exposure' },
  { name: '打开', of: 'opened' },
  { name: '开始做', of: 'started' },
  { name: '完成', of: 'completed' },
] as const

const share = (value: number, whole: number) =>
  whole > 0 ? `${Math.round((value / whole) * 1000) / 10}%` : '0%'

/** From being seen to being done. */
export function FunnelCard({ total }: { total: Funnel }) {
  return (
    <Card>
      <SectionHead title="看到之后" />
      <Stack>
        {stages.map(({ name, of }) => (
          <Progress
            key={of}
            label={name}
            value={total[of]}
            whole={Math.max(1, total.exposure)}
            note={`${grouped(total[of])}　${share(total[of], total.exposure)}`}
          />
        ))}
      </Stack>
    </Card>
  )
}
