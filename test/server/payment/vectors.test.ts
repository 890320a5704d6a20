import assert from 'node:assert/strict'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { unseal } from '@server/providers/payment/wechat/resource'
import { holds, linesOf, sign } from '@server/providers/payment/wechat/signature'

const hex = (text: string) => Buffer.from(text, 'hex')

/** Test case 16 of the GCM specification that McGrew and Viega submitted to NIST. */
const gcm = {
  key: hex('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308'),
  nonce: hex('cafebabefacedbaddecaf888'),
  associated: hex('feedfacedeadbeeffeedfacedeadbeefabaddad2'),
  plain: hex(
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72' +
      '1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
  ),
  bytes: hex(
    '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa' +
      '8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662' +
      '76fc6ece0f4e1768cddf8853bb2d551b',
  ),
}

test('opens what the published GCM vector sealed', () => {
  assert.deepEqual(unseal(gcm), gcm.plain)
})

test('opens nothing of which a bit is another', () => {
  for (const part of ['key', 'nonce', 'associated', 'bytes'] as const) {
    const bent = Buffer.from(gcm[part])
    bent[0]! ^= 1
    assert.throws(() => unseal({ ...gcm, [part]: bent }), /authenticate/, part)
  }
})

/** RFC 7515, appendix A.2: RSASSA-PKCS1-v1_5 with SHA-256. */
const rfc = {
  n:
    'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm' +
    '4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5' +
    'rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGh' +
    'yxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ',
  text:
    'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLm' +
    'NvbS9pc19yb290Ijp0cnVlfQ',
  signature:
    'cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp' +
    '5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMH' +
    'lb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w' +
    '9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw',
}

test('believes the published RS256 signature and no other text under it', () => {
  const key = createPublicKey({ key: { kty: 'RSA', n: rfc.n, e: 'AQAB' }, format: 'jwk' })
  const signature = Buffer.from(rfc.signature, 'base64url').toString('base64')
  assert.equal(holds(key, rfc.text, signature), true)
  assert.equal(holds(key, `${rfc.text} `, signature), false)
})

/** What is signed, as WeChat Pay's documentation writes it out, a line feed behind every line. */
test('signs the lines of the documented examples', () => {
  const request = 'GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n'
  assert.equal(
    linesOf(['GET', '/v3/certificates', '1554208460', '593BEC0C930BF1AFEB40B4A08C8FB242', '']),
    request,
  )
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  assert.equal(holds(publicKey, request, sign(privateKey, request)), true)
})
