import type { Document } from '../../document'
import { recipientsSince, sentenceOf } from '../../recipients'

export const recipients: Document['sections'][number] = {
  heading: '六、谁会收到您的信息',
  paragraphs: [
    '下列服务商只能按照我们的要求处理，且只收到写明的信息：',
    ...recipientsSince().map(sentenceOf),
    '为了把商品送到您手中，我们向承运的快递公司或者驿站提供该订单的收货人姓名、电话和地址；商品由第三方商家发出时，同样的信息会提供给该商家。到店使用卡券时，店员只看到券的内容和隐去大部分的昵称。',
    '打开合作方的应用或者小程序时，我们不向合作方提供您的任何个人信息；您在那里填写的内容由合作方按其政策处理。',
    '除上述情形、您单独同意或者法律法规另有规定外，我们不向任何人提供您的个人信息，不出售个人信息，也不公开您的个人信息。',
  ],
}
