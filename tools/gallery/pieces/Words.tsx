import { momentIn } from '@/request/clock'
import { Countdown } from '@/ui/countdown/Countdown'
import { Divider } from '@/ui/divider/Divider'
import { Facts } from '@/ui/facts/Facts'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Price } from '@/ui/price/Price'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { nothing } from '../nothing'
import { Piece, Row } from '../Piece'

const dayAndHour = 90_061
const sizes = ['xs', 'sm', 'body', 'md', 'lg', 'xl'] as const
const tones = ['ink', 'ink2', 'ink3', 'brand', 'gold', 'ok', 'warn', 'danger'] as const
const long = '粉墙、黛瓦、一点灯火：黄昏时分的村巷，安安静静，灯一盏一盏亮起来，邻居们都到了家。'

/** What is said: tags, prices, notices. */
export function Words() {
  return (
    <>
      <Piece name="文字 Text">
        {sizes.map((size) => (
          <Text key={size} size={size} strong={size === 'md'}>
            {`邻里有集 ${size}`}
          </Text>
        ))}
        <Row>
          {tones.map((tone) => (
            <Text key={tone} tone={tone}>
              {tone}
            </Text>
          ))}
        </Row>
        <Text lines={1}>{long}</Text>
        <Text lines={2}>{long}</Text>
      </Piece>
      <Piece name="标签 Tag">
        <Row>
          <Tag>每人限 2</Tag>
          <Tag tone="brand">售货机可取</Tag>
          <Tag tone="gold">积分专享</Tag>
          <Tag tone="ok">村里直供</Tag>
          <Tag tone="warn">今日截止</Tag>
          <Tag tone="danger">离线</Tag>
        </Row>
      </Piece>
      <Piece name="价格 Price">
        <Price points={1200} size="s" />
        <Price points={1200} gold={300} />
        <Price gold={300} cents={990} />
        <Price cents={2380} size="l" />
      </Piece>
      <Piece name="通知 NoticeBar · 原因 ReasonStrip">
        <NoticeBar>售货机今晚 22:00 检修，明早恢复</NoticeBar>
        <NoticeBar more="看看" onMore={nothing}>
          您有一件到了东苑南门
        </NoticeBar>
        <ReasonStrip reason="还差 260 积分，看 2 段短片就够" way="去赚" onWay={nothing} />
      </Piece>
      <Piece name="明细 Facts">
        <Facts
          facts={[
            { name: '取货', value: '东苑南门售货机' },
            { name: '取货码', value: '4827 1905', strong: true },
          ]}
        />
      </Piece>
      <Piece name="进度 Progress · 倒计时 Countdown">
        <Progress label="上传照片" value={2} whole={3} note="第 2 张，共 3 张" />
        <Progress label="本周任务" value={40} />
        <Countdown label="距开抢" end={momentIn(dayAndHour)} />
      </Piece>
      <Piece name="分隔 Divider">
        <Divider />
        <Divider>更早</Divider>
      </Piece>
      <Piece name="小标题 SectionHead">
        <SectionHead title="邻里都在换" more="全部" onMore={nothing} />
      </Piece>
    </>
  )
}
