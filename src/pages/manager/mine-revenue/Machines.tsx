import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

/** So many are shown by name. */
const most = 4

const percent = (perMille: number) => `${Math.floor(perMille / 10)}.${perMille % 10}%`

/** Which machines the money came from. */
export function Machines({ ratio: { list } }: { ratio: Out<'/tp5/api/Machine/incomeRatio'> }) {
  const rest = list.slice(most)
  const sum = (of: 'money' | 'per_mille') => rest.reduce((all, row) => all + row[of], 0)
  const others = {
    name: `其余 ${rest.length} 台`,
    money: sum('money'),
    per_mille: sum('per_mille'),
  }
  const shown = [...list.slice(0, most), ...(rest.length > 0 ? [others] : [])]
  return (
    <Card>
      <SectionHead
        title="哪台卖得好"
        more={`${list.length} 台`}
        onMore={() => void go('managerMachine')}
      />
      <Stack>
        {shown.map(({ name, money: cents, per_mille }, nth) => (
          <Progress
            key={nth}
            label={name}
            value={per_mille}
            whole={1000}
            note={`${money(cents)}　${percent(per_mille)}`}
          />
        ))}
      </Stack>
    </Card>
  )
}
