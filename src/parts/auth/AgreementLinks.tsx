import { View } from '@tarojs/components'
import { DocumentLink } from './DocumentLink'

/** The documents that are agreed to at signing in, within a line of words. */
export const AgreementLinks = () => (
  <>
    <DocumentLink to="userAgreement" title="用户协议" />
    <View>和</View>
    <DocumentLink to="privacy" title="隐私政策" />
  </>
)
