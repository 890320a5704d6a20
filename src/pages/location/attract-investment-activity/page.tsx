import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { ApplyForm } from './ApplyForm'

/** One way of becoming a partner, with what is asked of who wants to. */
export default function AttractInvestmentActivity() {
  const { activity } = useRoute('attractInvestmentActivity')
  const call = useRead('/tp5/api/AttractInvestment/show')
  if (!call.data) return <UnloadedScreen route="attractInvestmentActivity" call={call} rows={4} />
  const { list } = call.data
  const terms = list.find((one) => one.activity === activity)
  if (terms) return <ApplyForm terms={terms} />
  return (
    <Screen route="attractInvestmentActivity" title="申请哪一种合作？">
      <Stack inset>
        <Card bare>
          {list.map((one) => (
            <Cell
              key={one.activity}
              icon="store"
              title={one.title}
              onPress={() => void go('attractInvestmentActivity', { activity: one.activity })}
            />
          ))}
        </Card>
      </Stack>
    </Screen>
  )
}
