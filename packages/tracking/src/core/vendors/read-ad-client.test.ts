import type { TrackingData } from '@plaza/contract';
import { expect, test } from 'vitest';
import type { AdClient } from '../../model/vendors/ad-client.ts';
import { cookieValue } from '../data/cookie-value.ts';
import { readAdClient } from './read-ad-client.ts';

const facebook: AdClient = {
  clientType: 'facebook',
  cookie: '_fbp',
  clickCookie: '_fbc',
  click: 'facebookClickId',
};
const google: AdClient = {
  clientType: 'google',
  cookie: '_ga',
  idOf: (value) => value.split('.').slice(2).join('.'),
  click: 'googleClickId',
};
const click = { facebookClickId: 'AbC' };

test.for<[string, AdClient, string, TrackingData, object | undefined]>([
  ['no cookies yet', facebook, '', click, undefined],
  ['a cookie of a longer name', facebook, 'a_fbp=1; _fbpx=2', {}, undefined],
  ['no click', facebook, 'a=1; _fbp=fb.1.2.3', {}, { clientId: 'fb.1.2.3', isWhole: true }],
  [
    'a click that Meta has not written yet',
    facebook,
    '_fbp=p',
    click,
    { clientId: 'p', clickId: 'AbC', isWhole: false },
  ],
  [
    'a click as Meta has written it',
    facebook,
    '_fbc=fb.1.2.AbC;_fbp=p',
    click,
    { clientId: 'p', clickId: 'fb.1.2.AbC', isWhole: true },
  ],
  [
    'Google, who writes no click',
    google,
    '_ga=GA1.1.12.34',
    { googleClickId: 'Cj0' },
    { clientId: '12.34', clickId: 'Cj0', isWhole: true },
  ],
  ['a cookie with signs of equality', facebook, '_fbp=a=b', {}, { clientId: 'a=b', isWhole: true }],
  ['an empty cookie', facebook, '_fbp=', {}, undefined],
  ['a broken one before another', facebook, '_fbp=%; _fbp=p', {}, { clientId: 'p', isWhole: true }],
])('§7.3, §9 ids of a visitor: %s', ([, client, cookies, data, ids]) => {
  const readCookie = (name: string) => cookieValue(cookies, name);
  expect(readAdClient(client, readCookie, data)).toEqual(ids);
});
