import { CallError } from '@/blocks/form/CallError'
import { openGoodsAs } from '@/parts/catalogue/goodsRoutes'
import type { GoodsKind } from '@/parts/catalogue/goods'
import { packagePrice, packageWords, type ShopPackage } from '@/parts/merchant/shop'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const open = ({ goods_id, kind, ways: [usual] }: ShopPackage) =>
  openGoodsAs(kind as GoodsKind, goods_id, usual?.exchange_type ?? 1)

/** What can be bought of a shop. */
export function Offers({ offers }: { offers: readonly ShopPackage[] }) {
  const buy = useSubmit(async (one: ShopPackage) => {
    // a visitor reads of it and signs in where it is bought
    if (session.identity !== '') {
      const { may, reason } = await api.post('/tp5/api/Higirz/checkBuy', {
        goods_id: one.goods_id,
      })
      if (!may) {
        toast(reason)
        return
      }
    }
    await open(one)
  })
  if (offers.length === 0) return null
  return (
    <Card>
      <SectionHead title="套餐和优惠" />
      <Stack>
        {offers.map((one) => (
          <Media
            key={one.goods_id}
            wrap
            end={
              <Button kind="soft" shape="pill" busy={buy.busy} onPress={() => void buy.submit(one)}>
                去看看
              </Button>
            }
          >
            <Text strong>{one.title}</Text>
            <Text size="sm" tone="ink2">
              {packageWords(one)}
            </Text>
            <Text size="sm" tone="brand">
              {one.stock > 0 ? packagePrice(one) : '已卖完'}
            </Text>
          </Media>
        ))}
      </Stack>
      <CallError error={buy.error} />
    </Card>
  )
}
