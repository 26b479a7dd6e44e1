import reading from "#web/styles/reading.css?url";

/** What policies and tickets look like: most visits read none. */
export function ReadingStyle() {
  return <link rel="stylesheet" href={reading} precedence="reading" />;
}
