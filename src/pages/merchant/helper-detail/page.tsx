import { Choices } from '@/blocks/list/Choices'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { HelperCard } from '@/parts/merchant/HelperCard'
import { sumWords } from '@/parts/merchant/shop'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Stop } from './Stop'

export default function MerchantHelperDetail() {
  const { merchant_id } = useRoute('merchantHelperDetail')
  return merchant_id ? <One merchantId={Number(merchant_id)} /> : <WhichShop />
}

function WhichShop() {
  const paged = usePaged('/tp5/api/BusinessHelper/list', {})
  return (
    <StaffScreen route="merchantHelperDetail" title="看哪一家店？" needs={paged}>
      <Choices paged={paged} empty={<Empty title="还没有店入驻" />}>
        {(shop) => <HelperCard key={shop.merchant_id} shop={shop} />}
      </Choices>
    </StaffScreen>
  )
}

/** Who keeps it, what it redeemed and what it was paid. */
function One({ merchantId }: { merchantId: number }) {
  const call = useRead('/tp5/api/BusinessHelper/detail', { merchant_id: merchantId })
  if (!call.data) return <UnloadedStaffScreen route="merchantHelperDetail" call={call} rows={5} />
  const { name, kind_text, village, address, phone, owner, days, settlements } = call.data
  return (
    <StaffScreen route="merchantHelperDetail" title={name}>
      <Stack inset>
        <Card>
          <Facts
            facts={[
              { name: '种类', value: [kind_text, village].filter(Boolean).join(' · ') },
              { name: '地址', value: address },
              { name: '电话', value: phone || '还没有写' },
              { name: '店主', value: owner || '平台代管' },
              { name: '入驻', value: dayOf(new Date(call.data.joined_at)) },
              { name: '在卖', value: `${call.data.packages} 个套餐，${call.data.services} 项服务` },
              { name: '能核销的人', value: `${call.data.staff} 人` },
              { name: '本月核销', value: sumWords(call.data), strong: true },
            ]}
          />
        </Card>
        <Card bare>
          <Cell
            icon="eye"
            title="邻居看到的样子"
            onPress={() => void go('merchantDetail', { merchant_id: merchantId })}
          />
        </Card>
        <Stop shop={call.data} />
        {days.length > 0 && (
          <Card>
            <SectionHead title="本月按天" />
            <Facts facts={days.map((one) => ({ name: one.day, value: sumWords(one) }))} />
          </Card>
        )}
        {settlements.length > 0 && (
          <Card>
            <SectionHead title="已结算" />
            <Facts facts={settlements.map((one) => ({ name: one.month, value: sumWords(one) }))} />
          </Card>
        )}
      </Stack>
    </StaffScreen>
  )
}
