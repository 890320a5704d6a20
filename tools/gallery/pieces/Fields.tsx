import { useState } from 'react'
import { Refused } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { LastTry } from '@/blocks/form/LastTry'
import { OnceAction } from '@/blocks/form/OnceAction'
import { CodeField } from '@/ui/field/CodeField'
import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'
import { FieldError } from '@/ui/field/FieldError'
import { FieldFrame } from '@/ui/field/FieldFrame'
import { PickField } from '@/ui/field/PickField'
import { SelectField } from '@/ui/field/SelectField'
import { Stepper } from '@/ui/stepper/Stepper'
import { nothing } from '../nothing'
import { Piece } from '../Piece'

const topics = [
  { value: 'goods', label: '商品有问题' },
  { value: 'machine', label: '货柜没打开', note: '请写下柜门号' },
]

/** What is filled in. */
export function Fields() {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('13800132000')
  const [code, setCode] = useState('4829')
  const [note, setNote] = useState('放在门口的小柜子里就好')
  const [machine, setMachine] = useState('')
  const [message, setMessage] = useState('')
  const [pieces, setPieces] = useState(3)
  const [sum, setSum] = useState('')
  const [day, setDay] = useState('2026-03-09')
  const [topic, setTopic] = useState<string>()
  return (
    <>
      <Piece name="输入 Field">
        <Field label="收货人姓名" kind="name" value={name} onChange={setName} />
        <Field
          label="机器编号"
          placeholder="如 LJ-0107"
          value={machine}
          onChange={setMachine}
          error={machine ? undefined : '请填写机器编号，它印在二维码下面'}
        />
        <Field label="手机号" kind="phone" value={phone} onChange={setPhone} />
        <Field
          label="验证码"
          kind="code"
          value={code}
          onChange={setCode}
          error="验证码不对，还可以试 2 次"
          trailing={
            <Button kind="text" onPress={nothing}>
              重新获取
            </Button>
          }
        />
        <Field label="备注" multiline counted maxLength={60} value={note} onChange={setNote} />
        <Field
          label="留言"
          multiline
          counted
          maxLength={200}
          value={message}
          onChange={setMessage}
          error={message.trim() ? undefined : '请写下要对客服说的话'}
        />
        <Field
          label="3 加 4 等于几？"
          question
          placeholder="填得数"
          kind="number"
          maxLength={2}
          value={sum}
          onChange={setSum}
        />
      </Piece>
      <Piece name="短信验证码 CodeField">
        <CodeField value="" onChange={nothing} left={0} sending={false} onSend={nothing} />
        <CodeField value="4829" onChange={nothing} left={42} sending={false} onSend={nothing} />
      </Piece>
      <Piece name="日期 DateField · 选择 SelectField">
        <DateField label="出生日期" value={day} onChange={setDay} />
        <SelectField label="遇到什么事" options={topics} value={topic} onChange={setTopic} />
      </Piece>
      <Piece name="选取 PickField">
        <PickField label="所在地区" text="" onPress={nothing} />
        <PickField label="所在地区" text="浙江省 杭州市 西湖区" onPress={nothing} />
        <PickField label="取货点" text="" error="请选择取货点" onPress={nothing} />
      </Piece>
      <Piece name="框 FieldFrame">
        <FieldFrame id="pieces" label="要几件" error="只剩 2 件">
          <Stepper label="件数" value={pieces} max={5} onChange={setPieces} />
        </FieldFrame>
      </Piece>
      <Piece name="出错 FieldError">
        <FieldError text="这个地址送不到，请换一个" />
      </Piece>
      <Piece name="没办成 CallError">
        <CallError error={new Refused(2003, '积分不够，还差 120 积分')} />
      </Piece>
      <Piece name="没有回答 LastTry · OnceAction">
        <LastTry words="正在核对上一次…" />
        <OnceAction
          of={{
            ...{ busy: false, error: undefined, checkLast: nothing },
            missing: '上一次没有收到回答，不知道成了没有。请点“核对上一次”，不会重复扣。',
          }}
        >
          {null}
        </OnceAction>
      </Piece>
    </>
  )
}
