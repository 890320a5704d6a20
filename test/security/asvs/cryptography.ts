import { laws, plainText, protection, rekey, seal, sealedBackup, wechatPay } from '../proofs'
import { decided, met, notOurs, type Row } from '../row'

/** V11: cryptography, and V12: what travels. */
export const cryptography: Row[] = [
  met(
    '11.1.1',
    2,
    'Which keys there are, who holds them, how each is changed',
    protection('## Keys'),
  ),
  met('11.1.2', 2, 'What each key may seal, and with what', protection('## Keys')),
  met('11.2.1', 2, 'Node’s own, which is OpenSSL', laws('seal with AES-256-GCM and nothing else')),
  met(
    '11.2.2',
    2,
    'A seal names its key; a command takes everything over to another',
    rekey('takes everything over once, and is enough then'),
    rekey('after it the former one alone is refused'),
  ),
  met('11.2.3', 2, 'AES-256, SHA-256, X25519', laws('seal with AES-256-GCM and nothing else')),
  met(
    '11.3.1',
    1,
    'GCM alone; what WeChat pushes is opened in CBC, as it seals it, after its signature',
    laws('seal with AES-256-GCM and nothing else'),
  ),
  met('11.3.2', 1, 'AES-256-GCM', laws('seal with AES-256-GCM and nothing else')),
  met(
    '11.3.3',
    2,
    'A seal is bound to its row and opens whole or not',
    seal('another key, another place or a changed byte does not open it'),
  ),
  decided(
    '11.4.1',
    1,
    {
      says: 'MD5 in `hm_sign`, and at one carrier',
      instead:
        'It proves that a call arrived whole, never who sent it: that does the token, over HTTPS',
    },
    laws('use MD5 where the specification and a carrier ask for it, and nowhere else'),
    ['test/contract/calls.test.ts', 'asks whoever is signed out to sign in'],
  ),
  notOurs('11.4.2', 2, 'No passwords'),
  met(
    '11.4.3',
    2,
    'SHA-256',
    laws('use MD5 where the specification and a carrier ask for it, and nowhere else'),
  ),
  notOurs('11.4.4', 2, 'No key is made of a password'),
  met(
    '11.5.1',
    2,
    'Tokens are 256 bits of the system’s',
    laws('draw what nobody may guess from the system'),
  ),
  met(
    '11.6.1',
    2,
    'RSA-SHA256 with WeChat, keys of 2048 bits and more; backups by X25519',
    wechatPay('what WeChat signs is believed only while its certificate holds'),
    sealedBackup('that is cut off, also between two pieces, changed or reordered does not open'),
  ),
  met('12.1.1', 1, 'The proxy’s examples take TLS 1.2 and 1.3', [
    'docs/deploy/nginx.conf',
    'ssl_protocols TLSv1.2 TLSv1.3',
  ]),
  met('12.1.2', 2, 'Those of the proxy’s own choice for 1.2 and 1.3', [
    'docs/deploy/nginx.conf',
    'ssl_protocols TLSv1.2 TLSv1.3',
  ]),
  notOurs('12.1.3', 2, 'Nobody signs in by a certificate'),
  met('12.2.1', 1, 'Plain HTTP is sent on to HTTPS, which the app then keeps to', [
    'docs/deploy/nginx.conf',
    'return 301',
  ]),
  met('12.2.2', 1, 'The proxy’s examples take public certificates', [
    'docs/deploy/nginx.conf',
    'ssl_certificate',
  ]),
  met(
    '12.3.1',
    2,
    'Services are asked by HTTPS; a database elsewhere without TLS is warned of',
    plainText('another machine is reached with TLS, or said not to be'),
  ),
  met(
    '12.3.2',
    2,
    'Node’s own check, switched off nowhere',
    laws('take no certificate that Node does not take'),
  ),
  met('12.3.3', 2, 'Server and database talk over a socket of one folder, or TLS', [
    'test/server/database/own.test.ts',
    'listens on a socket that only its owner may reach, and on no port',
  ]),
  met('12.3.4', 2, 'As 12.3.2', laws('take no certificate that Node does not take')),
]
