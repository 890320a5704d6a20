import { useState } from 'react'
import { Chips } from '@/blocks/ledger/Chips'
import { ListSearch } from '@/blocks/list/ListSearch'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Stepper } from '@/ui/stepper/Stepper'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Switch } from '@/ui/switch/Switch'
import { Stars } from '@/ui/stars/Stars'
import { StarsField } from '@/ui/stars/StarsField'
import { SearchBar } from '@/ui/search/SearchBar'
import { SearchBox } from '@/ui/search/SearchBox'
import { Segmented } from '@/ui/tabs/Segmented'
import { Tabs } from '@/ui/tabs/Tabs'
import { Text } from '@/ui/text/Text'
import { Piece, Row } from '../Piece'

const ways = [
  { value: 'machine', label: '售货机自取', note: '东苑南门，离您 200 米' },
  { value: 'post', label: '邮寄到家' },
  { value: 'shop', label: '到店里取', note: '东苑超市今天不开门', disabled: true },
]
const looks = [
  { value: 'machine', text: '自取' },
  { value: 'post', text: '邮寄' },
]
const categories = ['全部', '米面粮油', '日用百货', '水果生鲜', '影院观影', '生活缴费']
const spans = ['全部', '近7天', '近30天', '近半年']

/** What is chosen among. */
export function Choices() {
  const [way, setWay] = useState('machine')
  const [on, setOn] = useState(true)
  const [stars, setStars] = useState(4)
  const [sought, setSought] = useState('大米')
  const [count, setCount] = useState(2)
  const [category, setCategory] = useState(0)
  const [span, setSpan] = useState(1)
  return (
    <>
      <Piece name="单选 RadioGroup" bare>
        <RadioGroup label="怎么取" options={ways} value={way} onChange={setWay} />
      </Piece>
      <Piece name="分段 Segmented">
        <Segmented label="怎么取" choices={looks} value={way} onChoose={setWay} />
      </Piece>
      <Piece name="标签页 Tabs" bare>
        <Tabs
          label="分类"
          choices={categories.map((text, value) => ({ value, text }))}
          value={category}
          onChoose={setCategory}
        />
      </Piece>
      <Piece name="标签页 Tabs，小块" bare>
        <Tabs
          look="chips"
          label="种类"
          choices={categories.map((text, value) => ({ value, text }))}
          value={category}
          onChoose={setCategory}
        />
      </Piece>
      <Piece name="小块 Chips">
        <Chips label="时间" choices={spans} chosen={spans[span] ?? ''} onChoose={setSpan} />
      </Piece>
      <Piece name="开关 Switch" bare>
        <Switch label="到货提醒" note="只在白天提醒" on={on} onChange={setOn} />
        <Switch label="长辈版" on={!on} onChange={(off) => setOn(!off)} />
      </Piece>
      <Piece name="勾选 Checkbox">
        <Checkbox label="同意用户协议" ticked={on} onChange={setOn}>
          我已阅读并同意《用户协议》和《隐私政策》
        </Checkbox>
        <Checkbox label="设为默认" ticked={!on} onChange={(off) => setOn(!off)}>
          设为默认地址
        </Checkbox>
      </Piece>
      <Piece name="搜索 SearchBar" bare>
        <SearchBar
          hint="搜商品名或订单编号"
          typed={sought}
          focus={false}
          onType={setSought}
          onSearch={() => undefined}
        />
      </Piece>
      <Piece name="找的字 SearchBox">
        <SearchBox
          hint="机器编号 / 点位"
          typed="东苑"
          onType={() => undefined}
          onSearch={() => undefined}
        />
      </Piece>
      <Piece name="列表上的搜索 ListSearch">
        <ListSearch hint="店名" words="" onSearch={() => undefined} />
      </Piece>
      <Piece name="星级 Stars">
        <Stars stars={3} />
        <StarsField label="整体感觉" value={stars} onChange={setStars} />
      </Piece>
      <Piece name="步进器 Stepper">
        <Row>
          <Stepper label="件数" value={count} max={5} onChange={setCount} />
          <Text size="sm" tone="ink2">
            每人限 5 件
          </Text>
        </Row>
      </Piece>
    </>
  )
}
