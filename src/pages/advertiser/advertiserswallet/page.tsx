import { useState } from 'react'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { ServiceBar } from '@/parts/account/ServiceBar'
import { AdScreen } from '@/parts/advertiser/AdScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { TopUpSheet } from './TopUpSheet'
import { WithdrawSheet } from './WithdrawSheet'

/** What my company has here for advertising, and how more comes in. */
export default function AdvertisersWallet() {
  const call = useRead('/tp5/api/Advertiser/total')
  const [sheet, setSheet] = useState<'topUp' | 'withdraw'>()
  const { data } = call
  return (
    <AdScreen
      route="advertiserswallet"
      call={call}
      action={
        <ServiceBar wide about="广告钱包">
          <Button shape="full" onPress={() => setSheet('topUp')}>
            充值
          </Button>
        </ServiceBar>
      }
    >
      {data && (
        <>
          <Card>
            <Stack gap="s2">
              <Text size="sm" tone="ink2">
                钱包余额
              </Text>
              <Text size="xl" strong>
                {money(data.purse)}
              </Text>
              <Facts
                facts={[
                  { name: '投放中还有', value: money(data.budgets) },
                  { name: '一共花了', value: money(data.spent) },
                  { name: '一共充值', value: money(data.topped_up) },
                  ...(data.withdrawing > 0
                    ? [{ name: '提现中', value: money(data.withdrawing) }]
                    : []),
                ]}
              />
            </Stack>
          </Card>
          <Card bare>
            <Cell
              icon="wallet"
              title="提现"
              value="没用完的可以提"
              onPress={() => setSheet('withdraw')}
            />
            <Cell icon="doc" title="广告账单" onPress={() => void go('advertisersbill')} />
            <Cell
              icon="info"
              title="没花完的钱怎么办"
              onPress={() => void go('advertisingHelper', { topic: 'rest' })}
            />
          </Card>
          {sheet === 'topUp' && <TopUpSheet limits={data} onClose={() => setSheet(undefined)} />}
          {sheet === 'withdraw' && <WithdrawSheet onClose={() => setSheet(undefined)} />}
        </>
      )}
    </AdScreen>
  )
}
