import { gamblingRuleOf, STRICTEST_GAMBLING_AGE } from '@plaza/finance';
import { SaferGambling } from '@plaza/ui-blocks/react';
import type { ScreenProps } from '../screen.ts';

/**
 * The age and the helpline of the page's country, on every page about games of chance. A country
 * without a row in `GAMBLING_RULES` gets the highest age and no helpline, and its build fails.
 */
export async function SaferGamblingNotice({
  match,
  content,
}: Pick<ScreenProps, 'match' | 'content'>) {
  const { t } = await content.translator();
  const rule = gamblingRuleOf(match.locale);
  const age = rule?.minimumAge ?? STRICTEST_GAMBLING_AGE;
  return (
    <SaferGambling
      minimumAge={age}
      helpline={rule?.helpline}
      labels={{
        heading: t('game-safer-heading'),
        age: t('game-age', { age }),
        text: t('game-safer-text', { age }),
        help: t('game-help'),
      }}
    />
  );
}
