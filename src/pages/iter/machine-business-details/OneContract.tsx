import { Screen } from '@/blocks/screen/Screen'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { dotted, kindTexts, type MachineContract, periodWords } from '@/parts/iter/contract'
import { PartyRows } from '@/parts/iter/PartyRows'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Actions } from './Actions'
import { CancelSheet } from './CancelSheet'
import { useActions } from './useActions'

export function OneContract({ contract }: { contract: MachineContract }) {
  const actions = useActions(contract)
  const { contract_id, agreed_at, open_months, parties, rest_text } = contract
  return (
    <Screen
      route="machineBusinessDetails"
      action={<Actions contract={contract} actions={actions} />}
    >
      <Stack inset>
        <Card>
          <Text size="lg" strong>
            {contract.state_text}
          </Text>
          <Text tone="ink2">{`${contract.machine_name} ${contract.machine_sn}`}</Text>
          {contract.reason_text && (
            <Text size="sm" tone="warn">
              {contract.reason_text}
            </Text>
          )}
        </Card>
        <Card>
          <SectionHead title="谁分多少" />
          <PartyRows parties={parties} restText={rest_text} />
        </Card>
        <Card>
          <Facts facts={factsOf(contract)} />
        </Card>
        {agreed_at && (
          <Card bare>
            <Cell
              icon="calendar"
              title="每个月的账"
              value={open_months > 0 ? `${open_months} 个月可结算` : '看每个月'}
              onPress={() => void go('machineBusinessMonths', { contract_id })}
            />
          </Card>
        )}
      </Stack>
      {actions.asked && <CancelSheet contract={contract} actions={actions} />}
    </Screen>
  )
}

const factsOf = (contract: MachineContract): Fact[] => [
  { name: '合约号', value: String(contract.contract_id) },
  { name: '分法', value: kindTexts[contract.kind] },
  { name: '期限', value: periodWords(contract.starts_on, contract.ends_on) },
  ...(contract.last_on < contract.ends_on && contract.agreed_at
    ? [{ name: '算到', value: dotted(contract.last_on) }]
    : []),
  { name: '发起', value: fullTime(new Date(contract.offered_at)) },
  ...(contract.agreed_at ? [{ name: '签好', value: fullTime(new Date(contract.agreed_at)) }] : []),
  ...(contract.cancelled_at
    ? [{ name: '结束', value: fullTime(new Date(contract.cancelled_at)) }]
    : []),
]
