import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import { MerchantCard } from '@/parts/holding/MerchantCard'
import { type ShopDetail, servicePrice, whereWords } from '@/parts/merchant/shop'
import { viewMedia } from '@/platform/viewMedia'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { MediaTiles } from '@/ui/picture/MediaTiles'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { Offers } from './Offers'

const stateWords = ({ resting, open_now }: ShopDetail) => {
  if (resting) return '暂停营业'
  return open_now ? '营业中' : '休息中'
}

/** When, where, what it does, and what can be bought of it. */
export function ShopPage({ shop }: { shop: ShopDetail }) {
  const { name, kind_text, hours, intro, pictures, services, offers, mine } = shop
  const files = pictures.map((url, nth) => ({
    ...{ url, type: 'image' as const, name: `店铺图片 ${nth + 1}` },
  }))
  const action = mine ? (
    <Foot>
      <Button shape="full" onPress={() => void go('merchantSettle')}>
        管理我的店
      </Button>
    </Foot>
  ) : undefined
  return (
    <Screen route="merchantDetail" title={name} action={action}>
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Row justify="between">
              <Text size="sm" tone="ink2">
                {[kind_text, whereWords(shop)].filter(Boolean).join(' · ')}
              </Text>
              <Tag tone={shop.open_now ? 'ok' : 'plain'}>{stateWords(shop)}</Tag>
            </Row>
            <Text>{intro}</Text>
            <Facts facts={[{ name: '营业时间', value: hours }]} />
          </Stack>
        </Card>
        <MerchantCard merchant={shop} />
        <MediaTiles files={files} onOpen={(nth) => void viewMedia(files, nth)} />
        <Offers offers={offers} />
        {services.length > 0 && (
          <Card>
            <SectionHead title="到店服务" />
            <Facts
              facts={services.map((one) => ({
                name: one.note === '' ? one.name : `${one.name}（${one.note}）`,
                value: servicePrice(one),
              }))}
            />
          </Card>
        )}
      </Stack>
    </Screen>
  )
}
