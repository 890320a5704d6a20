import { observer } from 'mobx-react'
import { useState } from 'react'
import type { RefillPay } from '@contract/refill/order'
import { OnceAction } from '@/blocks/form/OnceAction'
import { Foot } from '@/blocks/screen/Foot'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { AddressChoice } from '@/parts/address/AddressChoice'
import { openDraft } from '@/parts/order/draft'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { type Check, waysOf } from './ways'
import { useStore } from './useStore'

/** Where it goes, what it costs, how it is paid. */
export const OrderForm = observer(function OrderForm({ check }: { check: Check }) {
  const [draft] = useState(() => openDraft('refill', 1))
  const [chosen, setChosen] = useState<RefillPay>()
  const { store, ...storing } = useStore()
  const told = useRead('/tp5/api/Order/tips')
  const address = draft.address ?? check.address
  const ways = waysOf(check)
  const pay = chosen ?? ways.find(({ disabled }) => !disabled)?.value
  const confirm = () => {
    if (!address) return void go('addAddress')
    if (pay) void store({ address_id: address.address_id, pay, sum: check.sum })
  }
  const action = (
    <Foot>
      <OnceAction of={storing}>
        {check.why_not && (
          <Text size="sm" tone="warn">
            {check.why_not}
          </Text>
        )}
        <Button
          shape="full"
          busy={storing.busy}
          disabled={check.why_not !== '' || !pay}
          onPress={confirm}
        >
          {address ? `提交 ${money(check.sum)}` : '先填收货地址'}
        </Button>
      </OnceAction>
    </Foot>
  )
  return (
    <StaffScreen route="comOrder" action={action}>
      <Stack inset>
        <AddressChoice address={address} />
        <Card>
          <Facts
            facts={[
              ...check.list.map(({ title, packs, amount }) => ({
                name: `${title} × ${packs} 箱`,
                value: money(amount),
              })),
              { name: '合计', value: money(check.sum), strong: true },
            ]}
          />
        </Card>
        <Card>
          <RadioGroup label="怎么付款" options={ways} value={pay} onChange={setChosen} />
        </Card>
        <Card>
          <Unloaded call={told} outline={2} />
          {told.data && <NumberedLines lines={told.data.tips} />}
        </Card>
      </Stack>
    </StaffScreen>
  )
})
