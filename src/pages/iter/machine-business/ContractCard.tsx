import { go } from '@/navigation/go'
import { type ContractRow, kindTexts, periodWords, stateTones } from '@/parts/iter/contract'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

export function ContractCard({ contract }: { contract: ContractRow }) {
  const { contract_id, machine_name, machine_sn, state, state_text, open_months } = contract
  return (
    <Card>
      <Pressable onPress={() => void go('machineBusinessDetails', { contract_id })}>
        <Row justify="between" wrap="close">
          <Text strong>{machine_name}</Text>
          <Tag tone={stateTones[state]}>{state_text}</Tag>
        </Row>
        <Text size="sm" tone="ink2">
          {`${machine_sn} · ${kindTexts[contract.kind]} · ${contract.terms_text}`}
        </Text>
        <Row wrap="close">
          <Text size="xs" tone="ink3">
            {periodWords(contract.starts_on, contract.last_on)}
          </Text>
          {open_months > 0 && <Tag tone="gold">{`${open_months} 个月可结算`}</Tag>}
        </Row>
      </Pressable>
    </Card>
  )
}
