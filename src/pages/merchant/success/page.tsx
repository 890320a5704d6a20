import { Result } from '@/blocks/result/Result'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { go, replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** The shop is there: what to write first. */
export default function MerchantSuccess() {
  const call = useRead('/tp5/api/VillageEnter/mine')
  if (!call.data) return <UnloadedScreen route="merchantSuccess" call={call} rows={3} />
  const { shop } = call.data
  if (!shop)
    return (
      <Screen route="merchantSuccess">
        <Stack inset>
          <Empty title="还没有入驻" text="申请通过以后，这里告诉您怎么开张" />
          <Button shape="full" onPress={() => void replace('merchantSettle')}>
            去申请
          </Button>
        </Stack>
      </Screen>
    )
  const { name, services, packages, staff } = shop
  const facts = [
    { name: '店名', value: name, strong: true },
    { name: '服务', value: services > 0 ? `${services} 项` : '还没有写' },
    { name: '套餐', value: packages > 0 ? `${packages} 个在卖` : '还没有写' },
    { name: '能核销的人', value: `${staff} 人` },
  ]
  return (
    <Screen route="merchantSuccess">
      <Result title="入驻成功" text="先写电话和营业时间，再写服务和套餐" facts={facts}>
        <Button shape="full" onPress={() => void go('merchantShop')}>
          写营业时间
        </Button>
        <Button kind="outline" shape="full" onPress={() => void go('merchantOffers')}>
          写服务和套餐
        </Button>
        <Button kind="text" shape="full" onPress={() => void replace('merchantSettle')}>
          进我的店
        </Button>
      </Result>
    </Screen>
  )
}
