import { Checkbox } from '@/ui/switch/Checkbox'
import { AgreementLinks } from './AgreementLinks'

interface ConsentProps {
  ticked: boolean
  onChange: (ticked: boolean) => void
}

/** Ticked by the person, never by us. */
export function Consent({ ticked, onChange }: ConsentProps) {
  return (
    <Checkbox
      label="同意用户协议和隐私政策"
      ticked={ticked}
      onChange={onChange}
      links={<AgreementLinks />}
    >
      我已阅读并同意
    </Checkbox>
  )
}
