import { PagedList } from '@/blocks/list/PagedList'
import { WhenAndState } from '@/blocks/list/WhenAndState'
import { Screen } from '@/blocks/screen/Screen'
import { usePaged } from '@/cache/usePaged'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { type Withdrawal, withdrawalTones } from '@/parts/earnings/earnings'
import { Pressable } from '@/platform/Pressable'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import styles from './Withdrawals.module.scss'

export function Withdrawals() {
  const paged = usePaged('/user/Center/getWithdrawList', {})
  const header = (
    <Stack inset>
      <Card bare>
        <Cell title="累计到账" value={paged.first ? money(paged.first.paid) : ' '} />
        <Cell icon="doc" title="提现规矩" onPress={() => void go('withdrawalListRuler')} />
      </Card>
    </Stack>
  )
  const empty = (
    <Empty title="还没有提现" text="余额满了就能提到微信零钱">
      <Button kind="soft" onPress={() => void go('withdrawDetail')}>
        去提现
      </Button>
    </Empty>
  )
  return (
    <Screen route="withdrawalList">
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(rows) => (
          <Stack>
            {rows.map((row) => (
              <WithdrawalRow key={row.withdrawal_no} withdrawal={row} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { withdrawal_no, amount, net, fee, part_text, state } = withdrawal
  const { state_text, reason, created_at } = withdrawal
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.withdrawal}
        onPress={() => void go('withdrawalList', { withdrawal_no })}
      >
        <Stack gap="s1">
          <WhenAndState time={created_at} tone={withdrawalTones[state]} state={state_text} />
          <Row justify="between" wrap="close">
            <Text strong>{`${part_text}提现 ${money(amount)}`}</Text>
            <Text size="sm" tone="ink2">
              {`到手 ${money(net)} ・ 手续费 ${money(fee)}`}
            </Text>
          </Row>
          {reason && (
            <Text size="sm" tone="warn">
              {reason}
            </Text>
          )}
        </Stack>
      </Pressable>
    </Card>
  )
}
