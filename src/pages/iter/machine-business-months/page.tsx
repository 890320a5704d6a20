import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { monthWords } from '@/parts/iter/contract'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

/** Which month of a contract is to be looked at, or settled. */
export default function MachineBusinessMonths() {
  const { contract_id } = useRoute('machineBusinessMonths')
  const call = useRead('/tp5/api/MachineBusiness/months', { contract_id: Number(contract_id) })
  if (!call.data) return <UnloadedScreen route="machineBusinessMonths" call={call} rows={5} />
  const { machine_name, list } = call.data
  return (
    <Screen route="machineBusinessMonths">
      <Stack inset>
        {list.length === 0 && (
          <Empty title="还没有账" text="合约开始以后，每个月在这里一笔一笔列出来" />
        )}
        {list.length > 0 && (
          <>
            <Text tone="ink2">{machine_name}</Text>
            <Card bare>
              {list.map(({ month, state, state_text, mine }) => (
                <Cell
                  key={month}
                  icon={state === 'settled' ? 'check' : 'calendar'}
                  title={monthWords(month)}
                  value={`${state_text} · 我的 ${money(mine)}`}
                  onPress={() => void go('machineBusinessMonth', { contract_id, month })}
                />
              ))}
            </Card>
          </>
        )}
      </Stack>
    </Screen>
  )
}
