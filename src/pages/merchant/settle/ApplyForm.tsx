import { useState } from 'react'
import type { In } from '@contract/api'
import { FormPage } from '@/blocks/form/FormPage'
import { replace } from '@/navigation/go'
import { DocumentLink } from '@/parts/auth/DocumentLink'
import { besideFields } from '@/parts/auth/fieldOfRefusal'
import { SmsFields } from '@/parts/auth/SmsFields'
import { dropApplyDraft } from '@/parts/merchant/applyDraft'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Field } from '@/ui/field/Field'
import { SelectField } from '@/ui/field/SelectField'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Text } from '@/ui/text/Text'
import { UploadField } from '@/ui/upload/UploadField'
import { SpotField } from './SpotField'
import { type Application, type Options, useApplyForm } from './useApplyForm'

interface ApplyFormProps {
  options: Options
  /** What was refused. */
  before: Application | null
}

/** Shop, place, licences and who answers there, proved by a code. */
export function ApplyForm({ options, before }: ApplyFormProps) {
  const { form, sms, licences, check } = useApplyForm(options, before)
  const [agreed, setAgreed] = useState(false)
  const enter = useSubmit(async (wish: In<'/tp5/api/VillageEnter/enter'>) => {
    await api.post('/tp5/api/VillageEnter/enter', wish)
    dropApplyDraft()
    await replace('merchantSubmitSuccess')
  })
  const send = () => {
    const wish = check()
    if (!wish) return
    if (agreed) void enter.submit(wish)
    else toast('请先阅读入驻协议，再勾选同意')
  }
  const { values, change, field, mark } = form
  return (
    <FormPage
      route="merchantSettle"
      submitText="提交审核"
      busy={enter.busy}
      error={besideFields(enter.error)}
      onSubmit={send}
    >
      {before && (
        <Card>
          <Text tone="warn">{`上次没有通过：${before.reason}。改好以后再提交`}</Text>
        </Card>
      )}
      <Field label="店名" maxLength={30} {...field('name')} />
      <SelectField
        label="开的是什么店"
        options={options.kinds.map(({ kind, text }) => ({ value: kind as string, label: text }))}
        value={values.kind}
        onChange={(kind) => change({ kind })}
      />
      <SelectField
        label="在哪个村"
        options={options.villages.map(({ village_id, name }) => ({
          value: String(village_id),
          label: name,
        }))}
        value={values.village || undefined}
        onChange={(village) => change({ village })}
        {...mark('village')}
      />
      <Field label="地址" maxLength={60} placeholder="到门牌号" {...field('address')} />
      <SpotField
        spot={values.spot}
        otherwise="不定位的话，先按村里的位置标，审核时再核对"
        onFound={(spot) => change({ spot })}
      />
      <Field label="店铺介绍" multiline maxLength={200} {...field('intro')} />
      <Field label="统一社会信用代码" maxLength={20} {...field('licenceNo')} />
      <Card>
        <UploadField
          label="营业执照和许可证"
          note="四角完整，文字清楚；只用于审核，加密保存"
          uploads={licences}
          {...mark('licences')}
        />
      </Card>
      <Field label="联系人" kind="name" maxLength={20} {...field('contact')} />
      <SmsFields form={sms} error={enter.error} phone="联系电话" />
      <Card>
        <NumberedLines lines={options.rules} />
      </Card>
      <Checkbox
        label="同意商家入驻协议"
        ticked={agreed}
        onChange={setAgreed}
        links={<DocumentLink to="merchantAgreement" title="商家入驻协议" />}
      >
        我已阅读并同意
      </Checkbox>
    </FormPage>
  )
}
