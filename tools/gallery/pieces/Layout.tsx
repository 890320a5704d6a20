import { Foot } from '@/blocks/screen/Foot'
import { Thing } from '@/parts/order/Thing'
import { Button } from '@/ui/button/Button'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { goods } from '../goods'
import { nothing } from '../nothing'
import { Frame, Piece } from '../Piece'

const long = '五常大米 5 公斤，稻花香二号，今年的新米，村里直供，下楼就能换'
const sizes = ['s', 'm', 'l', 'xl'] as const

/** How pieces lie beside each other. */
export function Layout() {
  const [rice] = goods
  if (!rice) return null
  const { image, tint } = rice
  const more = <Icon name="right" tone="ink3" size="xs" />
  return (
    <>
      <Piece name="并排 Row">
        <Row wrap="close">
          <Text strong>东苑南门售货机</Text>
          <Tag tone="ok">在线</Tag>
        </Row>
        <Row justify="between" gap="s3" wrap="close">
          <Text size="sm" tone="ink3">
            2026-11-20 18:30
          </Text>
          <Tag tone="brand">待收货</Tag>
        </Row>
        <Row align="baseline" justify="end" gap="s1">
          <Text size="sm">合计</Text>
          <Price points={1200} />
        </Row>
        <Row justify="center" wrap>
          {['每人限 2', '村里直供', '售货机可取', '积分专享', '今日截止'].map((text) => (
            <Tag key={text}>{text}</Tag>
          ))}
        </Row>
      </Piece>
      <Piece name="图与字 Media">
        <Media start={<Icon name="truck" tone="entry" size="l" />} end={more}>
          <Text strong>运输中</Text>
          <Text size="sm" tone="ink2">
            杭州转运中心　已发往东苑
          </Text>
        </Media>
        <Media align="top" start={<Icon name="info" tone="ink3" size="s" />}>
          <Text>{long}</Text>
        </Media>
        <Media
          wrap
          start={<Icon name="pin" tone="filled" />}
          end={
            <Button kind="soft" shape="pill" onPress={nothing}>
              改收货地址
            </Button>
          }
        >
          <Text strong>王阿姨　138****0001</Text>
          <Text size="sm" tone="ink2">
            浙江省杭州市西湖区东苑 3 幢 201
          </Text>
        </Media>
      </Piece>
      <Piece name="小图 Thumb · 一件东西 Thing">
        <Row align="end">
          {sizes.map((size) => (
            <Thumb key={size} src={image} tint={tint} size={size} />
          ))}
        </Row>
        <Thing thing={{ image, tint, title: long }} note="2 件">
          <Price points={2600} cents={990} />
        </Thing>
      </Piece>
      <Piece name="逐条 NumberedLines">
        <NumberedLines lines={['每人每天限换 2 件', long]} />
      </Piece>
      <Frame name="页脚 Foot">
        <Foot>
          <Text size="sm" tone="ink2" center>
            取货前请站在机器旁
          </Text>
          <Button shape="full" onPress={nothing}>
            立即取货
          </Button>
        </Foot>
      </Frame>
    </>
  )
}
