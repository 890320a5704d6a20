import { View } from '@tarojs/components'
import { useState } from 'react'
import { DocumentPage } from '@/blocks/document/DocumentPage'
import { Versions } from '@/blocks/document/Versions'
import { FormPage } from '@/blocks/form/FormPage'
import { NotFor } from '@/parts/work/NotFor'
import { Result } from '@/blocks/result/Result'
import { RichText } from '@/blocks/rich-text/RichText'
import { Refused } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Header } from '@/blocks/screen/Header'
import { Screen } from '@/blocks/screen/Screen'
import { nothing } from '../nothing'
import { Frame } from '../Piece'

const sections = [
  {
    heading: '一、积分从哪里来',
    paragraphs: ['签到、看短片、走路和邻里任务都能赚积分。', '赚到的积分马上到账，一年内有效。'],
  },
  { heading: '二、积分能换什么', paragraphs: ['商城里标了积分的都能换，售货机里的也能。'] },
]

const policy = {
  title: '邻集隐私政策',
  version: '2026-11-22',
  effective_at: '2026-11-22',
  in_force: 1 as const,
  sections,
  versions: ['2026-11-22', '2026-11-01'].map((day) => ({ version: day, effective_at: day })),
}

/** Page shapes, each in a frame of its own. */
export function Pages() {
  const [name, setName] = useState('陈小满')
  return (
    <>
      <Frame name="页头 Header">
        <View>
          <Header title="兑换记录" floating={false} />
        </View>
      </Frame>
      <Frame name="表单页 FormPage">
        <FormPage
          route="addAddress"
          submitText="保存"
          busy={false}
          error={new Refused(400, '这个地址送不到，请换一个')}
          onSubmit={nothing}
        >
          <Field label="收货人姓名" value={name} onChange={setName} />
        </FormPage>
      </Frame>
      <Frame name="结果页 Result，在 Screen 里">
        <Screen route="exchangeSuccess">
          <Result
            title="换好了"
            text="扣 1,200 积分，付 ¥9.90"
            facts={[
              { name: '取货', value: '东苑南门售货机' },
              { name: '取货码', value: '4827 1905', strong: true },
            ]}
          >
            <Button shape="full" onPress={nothing}>
              看取货码
            </Button>
            <Button shape="full" kind="text" onPress={nothing}>
              继续逛
            </Button>
          </Result>
        </Screen>
      </Frame>
      <Frame name="长文 RichText">
        <RichText title="积分规则" note="2026 年 11 月 1 日起施行" sections={sections} />
      </Frame>
      <Frame name="文书页 DocumentPage">
        <DocumentPage route="userAgreement" which="user" />
      </Frame>
      <Frame name="各个版本 Versions">
        <Versions route="privacy" shown={policy} />
      </Frame>
      <Frame name="不是运维员 NotFor">
        <NotFor role="operator" onSignedOut={nothing} />
      </Frame>
      <Frame name="还没有开通 NotFor">
        <NotFor role="advertiser" />
      </Frame>
    </>
  )
}
