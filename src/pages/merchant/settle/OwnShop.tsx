import type { Out } from '@contract/api'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import { sumWords } from '@/parts/merchant/shop'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

type Own = NonNullable<Out<'/tp5/api/VillageEnter/mine'>['shop']>

const stateWords = ({ open, stopped }: Own) => {
  if (stopped !== '') return '平台暂停'
  return open ? '正常营业' : '暂停营业'
}

/** The desk of a shop: what was redeemed, and all that it shows. */
export function OwnShop({ shop }: { shop: Own }) {
  const { merchant_id, name, owner, today, month, services, packages, staff } = shop
  const action = (
    <Foot>
      <Button shape="full" icon="scan" onPress={() => void go('merchantRedeem')}>
        核销券码
      </Button>
    </Foot>
  )
  return (
    <Screen route="merchantSettle" title="我的店" action={action}>
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Row justify="between">
              <Text size="lg" strong>
                {name}
              </Text>
              <Tag tone={shop.open && !shop.stopped ? 'ok' : 'plain'}>{stateWords(shop)}</Tag>
            </Row>
            <Facts
              facts={[
                { name: '今天核销', value: sumWords(today) },
                { name: '本月核销', value: sumWords(month), strong: true },
                { name: '我是', value: owner ? '店主' : '店员' },
              ]}
            />
          </Stack>
        </Card>
        {shop.stopped !== '' && (
          <Card>
            <Text tone="warn">
              {`平台暂停了您的店：${shop.stopped}。改好后请联系客服；已经卖出的照常核销`}
            </Text>
          </Card>
        )}
        <Card bare>
          <Cell
            icon="receipt"
            title="订单、核销和结算"
            value={`本月 ${month.pieces} 次`}
            onPress={() => void go('merchantOrder')}
          />
          <Cell
            icon="coupon"
            title="服务和套餐"
            value={`${services} 项，${packages} 个`}
            onPress={() => void go('merchantOffers')}
          />
          <Cell
            icon="clock"
            title="店铺设置"
            value="时间、电话、图片"
            onPress={() => void go('merchantShop')}
          />
          <Cell
            icon="user"
            title="店员"
            value={`${staff} 人`}
            onPress={() => void go('merchantStaff')}
          />
          <Cell
            icon="eye"
            title="邻居看到的样子"
            onPress={() => void go('merchantDetail', { merchant_id })}
          />
        </Card>
      </Stack>
    </Screen>
  )
}
