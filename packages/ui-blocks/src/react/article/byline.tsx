import { safeUrl } from '../../core/safe-url.ts';
import type { CroppedImage, ImageSource } from '../../model/image.ts';
import type { DatedText } from '../../model/layout-components.ts';
import { Face } from './face.tsx';

export interface BylinePerson {
  /** What the person did, e.g. "Written by". */
  role: string;
  name: string;
  /** The person's page. */
  href?: string | undefined;
  /** Job title. */
  note?: string | undefined;
  portrait?: CroppedImage | undefined;
}

export interface BylineDate extends DatedText {
  /** What happened then, e.g. "Published". */
  label: string;
}

export interface BylineProps {
  people: readonly BylinePerson[];
  dates: readonly BylineDate[];
  /** Below the first date, e.g. "3 min". */
  note?: string | undefined;
  imageSource?: ImageSource | undefined;
}

/** Who wrote and reviewed a text, and when; nothing if nobody and no date is named. */
export function Byline({ people, dates, note, imageSource }: BylineProps) {
  if (people.length + dates.length === 0) return null;
  return (
    <dl className="pz-byline">
      {people.map((person) => (
        <div key={person.role} className="pz-byline__part">
          <dt>{person.role}</dt>
          <dd>
            {person.portrait && (
              <>
                <Face portrait={person.portrait} imageSource={imageSource} />{' '}
              </>
            )}
            <PersonName {...person} />
            {person.note && <span className="pz-byline__note">{person.note}</span>}
          </dd>
        </div>
      ))}
      {dates.map(({ label, dateTime, text }, index) => (
        <div key={label} className="pz-byline__part">
          <dt>{label}</dt>
          <dd>
            <time dateTime={dateTime}>{text}</time>
            {index === 0 && note && <span className="pz-byline__note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PersonName({ name, href }: BylinePerson) {
  const address = safeUrl(href);
  return address ? <a href={address}>{name}</a> : name;
}
