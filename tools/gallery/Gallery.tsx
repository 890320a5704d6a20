import { observer } from 'mobx-react'
import { useState } from 'react'
import { appearance } from '@/session/appearance'
import { Badge } from '@/ui/badge/Badge'
import { Button } from '@/ui/button/Button'
import { IconButton } from '@/ui/button/IconButton'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Chart } from '@/ui/chart/Chart'
import { Countdown } from '@/ui/countdown/Countdown'
import { Dialog } from '@/ui/dialog/Dialog'
import { Divider } from '@/ui/divider/Divider'
import { Field } from '@/ui/field/Field'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Price } from '@/ui/price/Price'
import { Progress } from '@/ui/progress/Progress'
import { QrCode } from '@/ui/qr-code/QrCode'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Stepper } from '@/ui/stepper/Stepper'
import { Steps } from '@/ui/steps/Steps'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Switch } from '@/ui/switch/Switch'
import { Segmented } from '@/ui/tabs/Segmented'
import { Tag } from '@/ui/tag/Tag'
import { Timeline } from '@/ui/timeline/Timeline'
import { charts } from './charts'

const nothing = () => undefined

function Pressables() {
  const [asked, setAsked] = useState(false)
  return (
    <Card>
      <Button shape="full" onPress={nothing}>
        换这件
      </Button>
      <Button kind="soft" onPress={nothing}>
        次要
      </Button>
      <Button kind="outline" onPress={nothing}>
        描边
      </Button>
      <Button kind="danger" onPress={() => setAsked(true)}>
        退回
      </Button>
      <Button disabled onPress={nothing}>
        积分不足
      </Button>
      <Badge count={120} label="条未读">
        <IconButton icon="bell" label="消息" onPress={nothing} />
      </Badge>
      <Dialog
        open={asked}
        title="确定退回这件？"
        confirm="退回"
        cancel="再想想"
        danger
        onConfirm={() => setAsked(false)}
        onCancel={() => setAsked(false)}
      >
        1,200 积分马上退回，¥9.90 在 1–3 天内原路退。
      </Dialog>
    </Card>
  )
}

function Choices() {
  const [way, setWay] = useState('machine')
  const [on, setOn] = useState(true)
  const [count, setCount] = useState(2)
  const [name, setName] = useState('')
  const ways = [
    { value: 'machine', label: '售货机自取', note: '东苑南门，离您 200 米' },
    { value: 'post', label: '邮寄到家' },
  ]
  const looks = [
    { value: 'machine', text: '自取' },
    { value: 'post', text: '邮寄' },
  ]
  return (
    <Card bare>
      <RadioGroup label="怎么取" options={ways} value={way} onChange={setWay} />
      <Segmented label="怎么取" choices={looks} value={way} onChoose={setWay} />
      <Switch label="到货提醒" note="只在白天提醒" on={on} onChange={setOn} />
      <Cell icon="pin" title="收货地址" value="文三路" onPress={nothing} />
      <Card>
        <Checkbox label="同意用户协议" ticked={on} onChange={setOn}>
          我已阅读并同意用户协议
        </Checkbox>
        <Field
          label="收货人姓名"
          value={name}
          onChange={setName}
          placeholder="收货人姓名"
          error="请填写收货人姓名"
        />
        <Stepper label="件数" value={count} max={5} onChange={setCount} />
      </Card>
    </Card>
  )
}

function Sayings() {
  return (
    <Card>
      <Tag>每人限 2</Tag> <Tag tone="brand">售货机可取</Tag> <Tag tone="gold">积分专享</Tag>{' '}
      <Tag tone="ok">村里直供</Tag> <Tag tone="warn">今日截止</Tag> <Tag tone="danger">离线</Tag>
      <Price points={1200} />
      <Divider />
      <Price gold={300} cents={990} size="l" />
      <Divider />
      <Progress label="上传照片" value={2} whole={3} />
      <Divider>更早</Divider>
      <Countdown label="距开抢" end={Math.floor(Date.now() / 1000) + 90_061} />
      <NoticeBar>售货机今晚检修</NoticeBar>
      <ReasonStrip reason="还差 260 积分" way="去赚" onWay={nothing} />
    </Card>
  )
}

function Courses() {
  return (
    <Card>
      <Steps
        steps={[
          { title: '已下单', note: '9:00', done: true },
          { title: '已出货', note: '9:30', done: true },
          { title: '已取货', note: '', done: false },
        ]}
      />
      <Divider />
      <Timeline
        events={[
          { key: '2', title: '已到东苑南门', time: '今天 9:30', note: '取货码 4827 1905' },
          { key: '1', title: '已出库', time: '昨天 18:20' },
        ]}
      />
    </Card>
  )
}

/** Every piece once, with words of the product. */
export const Gallery = observer(function Gallery() {
  return (
    <div
      className={appearance.className}
      style={{
        background: 'var(--bg)',
        color: 'var(--ink)',
        fontSize: 'var(--t-body)',
        lineHeight: 'var(--lead)',
      }}
    >
      <Stack inset>
        <Pressables />
        <Choices />
        <Sayings />
        <Courses />
        <Card>
          <QrCode text="4827 1905" label="取货码 4827 1905" />
        </Card>
        {charts.map((chart) => (
          <Card key={chart.title}>
            <Chart {...chart} />
          </Card>
        ))}
        <Card>
          <Empty />
        </Card>
      </Stack>
    </div>
  )
})
