# Asks the internal listener; the image has no HTTP client.
exec 3<>/dev/tcp/127.0.0.1/8081
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
IFS= read -r status <&3
[[ $status == *' 200 '* ]]
