import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Out } from '@contract/api'
import { allTime, type DateRange, daysAsked } from '@/blocks/ledger/dateRange'
import { DateRangeSheet } from '@/blocks/ledger/DateRangeSheet'
import { PagedList } from '@/blocks/list/PagedList'
import { usePaged } from '@/cache/usePaged'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import { useKept } from '@/navigation/useKept'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Media } from '@/ui/media/Media'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import styles from './page.module.scss'

type Bill = Out<'/tp5/api/Advertiser/bills'>['list'][number]

/** What came into the purse of my company and went out, with totals that agree with the rows. */
export default function AdvertisersBill() {
  const [range, setRange] = useKept<DateRange>('range', allTime)
  const [choosing, setChoosing] = useState(false)
  const { start_time, end_time } = daysAsked(range)
  const paged = usePaged('/tp5/api/Advertiser/bills', {
    ...(start_time && { start_time }),
    ...(end_time && { end_time }),
  })
  const totals = paged.first
  const header = (
    <Stack inset>
      <Card>
        <Facts
          facts={[
            { name: '余额', value: totals ? money(totals.balance) : '', strong: true },
            { name: '转入', value: totals ? money(totals.income) : '' },
            { name: '转出', value: totals ? money(totals.outgo) : '' },
          ]}
        />
      </Card>
      <Button kind="soft" icon="calendar" label="选日期" onPress={() => setChoosing(true)}>
        {range.times}
      </Button>
    </Stack>
  )
  return (
    <StaffScreen route="advertisersbill" needs={paged}>
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton />}
        empty={<Empty title="这段时间没有账单" text="充值和投放都会记在这里" />}
      >
        {(rows) => (
          <View className={styles.rows}>
            {rows.map((bill) => (
              <BillRow key={bill.entry_id} bill={bill} />
            ))}
          </View>
        )}
      </PagedList>
      {choosing && (
        <DateRangeSheet
          range={range}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false)
            setRange(chosen)
          }}
        />
      )}
    </StaffScreen>
  )
}

function BillRow({ bill }: { bill: Bill }) {
  const { title, source, amount, balance, created_at } = bill
  return (
    <View className={styles.row}>
      <Media
        end={
          <View className={styles.figures}>
            <Text strong tone={amount > 0 ? 'gold' : 'ink'}>
              {`${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`}
            </Text>
            <Text size="xs" tone="ink3">
              {`余额 ${money(balance)}`}
            </Text>
          </View>
        }
      >
        <Text>{title}</Text>
        <Text size="xs" tone="ink3">
          {`${source}　${fullTime(new Date(created_at))}`}
        </Text>
      </Media>
    </View>
  )
}
